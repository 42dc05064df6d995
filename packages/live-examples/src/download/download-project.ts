import versions from '@live-example-versions';

import type {EditableSources} from '../edit/editable-sources';
import {projectFiles, zipProject} from './project-files';

/** Creates a project from an example in the browser, and downloads it as a ZIP file. */
export function downloadProject(sources: EditableSources): void {
  const zip = zipProject(sources.id, projectFiles(sources, versions));
  const url = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${sources.id}.zip`;
  link.click();
  URL.revokeObjectURL(url);
}

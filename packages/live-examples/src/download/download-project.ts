import versions from '@live-example-versions';

import type {EditableSources} from '../edit/editable-sources';
import {projectFiles, zipProject} from './project-files';

/** Makes a project of an example, here in the browser, and hands it to the reader as a file. */
export function downloadProject(sources: EditableSources): void {
  const zip = zipProject(sources.id, projectFiles(sources, versions));
  const url = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${sources.id}.zip`;
  link.click();
  URL.revokeObjectURL(url);
}

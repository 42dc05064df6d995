import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import type {ReactNode} from 'react';

import {ImageExtension} from './image-extension';

/** Lets users choose files, and shows why a file was rejected. */
export function UploadBar({children}: {children: ReactNode}): ReactNode {
  const {addFiles} = useExtensionDependency(ImageExtension).output;
  const problem = useExtensionSignalValue(ImageExtension, 'problem');
  return (
    <div className="images-bar">
      <label className="images-upload">
        {children}
        <input
          className="images-file"
          type="file"
          accept="image/*"
          multiple
          onChange={({target}) => {
            addFiles(target.files ?? []);
            // If the user chooses the same file again, it must count as a change.
            target.value = '';
          }}
        />
      </label>
      <span role="status" className="images-problem">
        {problem}
      </span>
    </div>
  );
}

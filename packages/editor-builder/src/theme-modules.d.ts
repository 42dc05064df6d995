declare module '@theme/EditorBuilder' {
  const EditorBuilder: () => React.JSX.Element;
  export default EditorBuilder;
}

declare module '@editor-builder-packages' {
  import type {
    PartSources,
    PublishedModules,
    Versions,
  } from '@lexical-documentation/editor-builder';

  const packages: {
    readonly versions: Versions;
    readonly modules: PublishedModules;
    readonly parts: PartSources;
  };
  export default packages;
}

declare module '@theme/EditorBuilder' {
  const EditorBuilder: () => React.JSX.Element;
  export default EditorBuilder;
}

declare module '@editor-builder-versions' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

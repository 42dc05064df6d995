declare module '@theme/ExtensionTranslator' {
  const ExtensionTranslator: () => React.JSX.Element;
  export default ExtensionTranslator;
}

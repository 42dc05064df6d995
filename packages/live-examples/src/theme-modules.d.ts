declare module '@theme/CodeCheck' {
  const CodeCheck: () => React.JSX.Element;
  export default CodeCheck;
}

declare module '@theme/ExtensionTranslator' {
  const ExtensionTranslator: () => React.JSX.Element;
  export default ExtensionTranslator;
}

declare module '@theme/LiveExample' {
  export {LiveExample as default} from '@lexical-documentation/live-examples';
}

declare module '@theme/CodeCheck' {
  const CodeCheck: () => React.JSX.Element;
  export default CodeCheck;
}

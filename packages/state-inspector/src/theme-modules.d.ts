declare module '@theme/StateInspector' {
  const StateInspector: () => React.JSX.Element;
  export default StateInspector;
}

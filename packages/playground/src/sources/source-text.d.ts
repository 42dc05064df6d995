/** A file as text: `!!` keeps the bundler's loaders from translating it. */
declare module '*?source' {
  const text: string;
  export default text;
}

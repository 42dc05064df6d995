declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/site-figures/default/figures.json' {
  import type {Figures} from '@site/config/figures';

  const figures: Figures;
  export default figures;
}

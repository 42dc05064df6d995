declare module '@generated/site-figures/default/figures.json' {
  import type {Figures} from '@site/config/figures';

  const figures: Figures;
  export default figures;
}

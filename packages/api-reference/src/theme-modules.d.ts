declare module '@theme-original/ApiReferencePage' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly text: {
      readonly id: string;
      readonly html: string;
      readonly anchors: readonly string[];
      readonly links: readonly string[];
    };
  }
  export default function ApiReferencePage(props: Props): ReactNode;
}

declare module '@theme-original/ApiReferencePage' {
  export {default} from '@theme/ApiReferencePage';
}

declare module '@theme/ApiReferencePage' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly html: string;
    readonly place: string;
  }
  export default function ApiReferencePage(props: Props): ReactNode;
}

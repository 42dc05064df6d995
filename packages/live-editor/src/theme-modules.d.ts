declare module '@theme/StaticText' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly as: 'div' | 'ol' | 'p' | 'table' | 'ul';
    readonly className?: string;
    readonly html: string;
    readonly place: string;
  }
  export default function StaticText(props: Props): ReactNode;
}

declare module '@theme/LiveExample' {
  export {LiveExample as default} from '@lexical-documentation/live-editor';
}

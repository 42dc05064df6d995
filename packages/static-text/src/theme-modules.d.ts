declare module '@theme/StaticText' {
  import type {ReactNode} from 'react';

  import type {LaterTexts} from '@lexical-documentation/static-text/later-texts';

  export interface Props {
    readonly as: 'div' | 'dl' | 'figure' | 'ol' | 'p' | 'table' | 'ul';
    readonly className?: string;
    readonly html: string | LaterTexts;
    readonly linkParts?: string;
    readonly place: string;
  }
  export default function StaticText(props: Props): ReactNode;
}

declare module '@theme/LaterText' {
  import type {ReactNode} from 'react';

  import type {LaterTexts} from '@lexical-documentation/static-text/later-texts';

  export interface Props {
    readonly texts?: LaterTexts;
    readonly children: ReactNode;
  }
  export default function LaterText(props: Props): ReactNode;
}

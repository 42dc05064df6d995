declare module '@theme/CodeSample' {
  import type {ReactNode} from 'react';

  import type {LaterTexts} from '@lexical-documentation/static-text/later-texts';

  export interface Props {
    readonly html: string | LaterTexts;
    readonly place?: string;
  }
  export default function CodeSample(props: Props): ReactNode;
}

declare module '@theme/useCodeSampleEvents' {
  export function useCodeSampleEvents(): void;
}

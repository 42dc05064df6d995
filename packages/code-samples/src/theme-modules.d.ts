declare module '@theme/CodeSample' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly html: string;
    readonly place?: string;
  }
  export default function CodeSample(props: Props): ReactNode;
}

declare module '@theme/useCodeSampleEvents' {
  export function useCodeSampleEvents(): void;
}

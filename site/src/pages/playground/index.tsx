import useBaseUrl from '@docusaurus/useBaseUrl';
import {Playground} from '@lexical-documentation/playground';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {loadExample} from '@site/src/components/playground/load-example';

const DESCRIPTION =
  'A full rich-text editor with every Lexical plugin to switch, its node tree, its JSON, and each update step by step.';

/** The playground: the editor and its panes. */
export default function PlaygroundPage(): ReactNode {
  return (
    <Layout title="Playground" description={DESCRIPTION}>
      <main>
        <Playground
          loadExample={loadExample}
          inspectorFolder={useBaseUrl('/state-inspector/')}
          builderAddress={useBaseUrl('/docs/builder')}
          codeFrame={useBaseUrl('/sandbox/playground.html')}
        />
      </main>
    </Layout>
  );
}

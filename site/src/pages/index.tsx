import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {Hero} from '@site/src/components/home/Hero';
import {Paths} from '@site/src/components/home/Paths';
import {Principles} from '@site/src/components/home/Principles';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <Hero />
        <Principles />
        <Paths />
      </main>
    </Layout>
  );
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {Figures} from '@site/src/components/home/Figures';
import {Hero} from '@site/src/components/home/Hero';
import {Paths} from '@site/src/components/home/Paths';
import {Tour} from '@site/src/components/home/Tour';
import {UsedBy} from '@site/src/components/home/UsedBy';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <Hero />
        <UsedBy />
        <Figures />
        <Tour />
        <Paths />
      </main>
    </Layout>
  );
}

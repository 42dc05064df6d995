import {Tabs as SharedTabs} from '@lexical-documentation/reader-tools/tabs';
import type {ComponentProps, ReactNode} from 'react';

import styles from './Tabs.module.css';

/** Tabs with the look of an example's panes. */
export function Tabs(
  props: Omit<ComponentProps<typeof SharedTabs>, 'styles'>,
): ReactNode {
  return <SharedTabs {...props} styles={styles} />;
}

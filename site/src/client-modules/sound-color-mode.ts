import type {ThemeConfig} from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/*
 * Docusaurus puts a choice of color mode on the document as it finds it, in the storage or in the
 * address. One that does not exist would leave the switch without an icon; here it is none.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {colorMode} = siteConfig.themeConfig as unknown as ThemeConfig;
  const isSystem = colorMode.respectPrefersColorScheme;
  const {dataset} = document.documentElement;
  if (!/^(?:light|dark)$/.test(dataset['theme'] ?? '')) {
    const isDark = isSystem && matchMedia('(prefers-color-scheme: dark)').matches;
    dataset['theme'] = isDark ? 'dark' : colorMode.defaultMode;
  }
  if (!/^(?:light|dark|system)$/.test(dataset['themeChoice'] ?? '')) {
    dataset['themeChoice'] = isSystem ? 'system' : colorMode.defaultMode;
  }
}

export default {};

import type {InternalDocsCheck} from './options';
import {isAutoRedirectWanted, rememberAutoRedirect} from './redirect';

const BANNER_ID = 'internal-docs-banner';
const TEMPLATE = /^(?<before>[^]*?)\{\{(?<label>[^}]+)\}\}(?<after>[^]*)$/;

/**
 * Shows the banner above the page, or brings the one already there up to date.
 *
 * The template is text, never markup: the check endpoint cannot put elements into the page.
 */
export function showBanner(check: InternalDocsCheck, address: string): void {
  const parts = TEMPLATE.exec(check.template)?.groups;
  if (!parts) {
    return;
  }
  const link = document.createElement('a');
  link.href = address;
  link.textContent = parts['label'] ?? '';
  const banner = existingBanner() ?? createBanner();
  banner.replaceChildren(parts['before'] ?? '', link, parts['after'] ?? '');
  if (check.autoRedirectEnabled) {
    banner.append(autoRedirectChoice());
  }
}

function existingBanner(): HTMLElement | null {
  return document.getElementById(BANNER_ID);
}

function createBanner(): HTMLElement {
  const banner = document.createElement('div');
  banner.id = BANNER_ID;
  banner.className = 'alert alert--info';
  banner.setAttribute('role', 'region');
  banner.setAttribute('aria-label', 'Internal documentation');
  document.body.prepend(banner);
  return banner;
}

function autoRedirectChoice(): HTMLElement {
  const label = document.createElement('label');
  const checkbox = document.createElement('input');
  checkbox.type = 'checkbox';
  checkbox.checked = isAutoRedirectWanted();
  checkbox.addEventListener('change', () => {
    rememberAutoRedirect(checkbox.checked);
  });
  label.append(' ', checkbox, ' Always take me there');
  return label;
}

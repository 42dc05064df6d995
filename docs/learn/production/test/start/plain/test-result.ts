import {runTest} from './run-test';

export function createTestResult(): HTMLElement {
  const list = document.createElement('ol');
  list.setAttribute('aria-label', 'Test results');
  for (const result of runTest()) {
    const item = document.createElement('li');
    item.textContent = result;
    list.append(item);
  }
  return list;
}

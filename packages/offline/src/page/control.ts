import {CONTROL_STYLES} from './control-styles';
import {button, BUTTON_STYLES, element, shadowOf} from './elements';
import {
  keepDocumentation,
  type KeptState,
  type Progress,
  readKeptState,
  removeDocumentation,
} from './keep-documentation';
import {hasRoom, reasonOf, SHORT_OF_ROOM} from './problems';
import {site} from './site';

/**
 * Shows what of the documentation is on this device, and lets the reader keep or remove it. A download
 * goes on when the reader follows a link.
 */
export function showControl(host: HTMLElement): void {
  const status = element('p', {role: 'status'});
  const body = element('div', {class: 'body'});
  shadowOf(host, BUTTON_STYLES, CONTROL_STYLES).replaceChildren(
    element('section', {'aria-label': 'Offline use'}, status, body),
  );
  void new ControlView(status, body).showState();
}

class ControlView {
  private keeping: AbortController | undefined;

  constructor(
    private readonly status: HTMLElement,
    private readonly body: HTMLElement,
  ) {}

  async showState(problem?: string): Promise<void> {
    const state = await readKeptState();
    this.status.textContent = problem ?? textOf(state);
    this.status.classList.toggle('problem', problem !== undefined);
    const isFocused = this.body.matches(':focus-within');
    this.body.replaceChildren(...this.actionsFor(state));
    // The button that the reader pressed is gone; the next one takes its place.
    if (isFocused) this.body.querySelector('button')?.focus();
  }

  private actionsFor({status}: KeptState): HTMLElement[] {
    const keep = (text: string) => button(text, () => void this.keep(), 'main');
    const remove = button('Remove from this device', () => void this.remove());
    if (status === 'nothing') {
      return [keep('Keep the whole documentation on this device')];
    }
    return status === 'part' ? [keep('Continue'), remove] : [remove];
  }

  private async keep(): Promise<void> {
    this.keeping = new AbortController();
    const {signal} = this.keeping;
    const progress = this.showProgress();
    // Asked here and nowhere else: the reader has just said that they want the files to stay.
    await navigator.storage.persist?.().catch(() => false);
    try {
      if (!(await hasRoom())) throw new DOMException('', SHORT_OF_ROOM);
      await keepDocumentation(signal, progress);
      await this.showState();
    } catch (error) {
      await this.showState(signal.aborted ? undefined : reasonOf(error));
    }
  }

  private showProgress(): (progress: Progress) => void {
    const bar = element('progress', {'aria-label': 'Downloaded', max: '1', value: '0'});
    const bytes = element('span', {'aria-hidden': 'true'});
    const cancel = button('Cancel', () => this.keeping?.abort());
    this.status.classList.remove('problem');
    this.status.textContent =
      'Downloading the documentation. You can keep reading in the meantime.';
    this.body.replaceChildren(bar, bytes, cancel);
    cancel.focus();
    return ({kept, size}) => {
      bar.value = kept / size;
      bytes.textContent = `${formatBytes(kept)} of ${formatBytes(size)}`;
    };
  }

  private async remove(): Promise<void> {
    await removeDocumentation();
    await this.showState();
  }
}

function textOf(state: KeptState): string {
  if (state.status === 'nothing') {
    return `Takes ${formatBytes(site.size)} on this device; about ${formatBytes(site.transferSize)} to download.`;
  }
  return state.status === 'all'
    ? `The whole documentation is on this device (${formatBytes(state.size)}). New versions replace it while you are online.`
    : `${formatBytes(state.size)} of ${formatBytes(site.size)} are on this device.`;
}

const MEGABYTE = 1_000_000;

/** Returns a size as readers know it: "10.3 MB", "47 MB". */
function formatBytes(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}

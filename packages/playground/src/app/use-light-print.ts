import {useEffect} from 'react';

/** Prints the page in light colors, even in dark mode. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    let shown: string | undefined;
    const toLight = (): void => {
      shown = page.dataset['theme'];
      page.dataset['theme'] = 'light';
    };
    const back = (): void => {
      if (shown !== undefined) page.dataset['theme'] = shown;
    };
    window.addEventListener('beforeprint', toLight);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', toLight);
      window.removeEventListener('afterprint', back);
    };
  }, []);
}

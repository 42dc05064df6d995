import {type IconName, ICONS} from './icons';

interface ToolIconProps {
  name: IconName;
  label: string;
}

/** What a button shows, and the name that screen readers say. */
export function ToolIcon({name, label}: ToolIconProps) {
  return (
    <>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
      <span className="editor-tool-name">{label}</span>
    </>
  );
}

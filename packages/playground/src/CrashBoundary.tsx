import {Component, type ReactNode} from 'react';

interface CrashBoundaryProps {
  onCrash: (error: Error) => void;
  children: ReactNode;
}

/** Reports a crash of its children and shows nothing in their place; the owner does. */
export class CrashBoundary extends Component<CrashBoundaryProps, {crashed: boolean}> {
  override state = {crashed: false};

  static getDerivedStateFromError(): {crashed: boolean} {
    return {crashed: true};
  }

  override componentDidCatch(error: Error): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

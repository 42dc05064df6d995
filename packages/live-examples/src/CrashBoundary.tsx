import {Component, type ReactNode} from 'react';

interface CrashBoundaryProps {
  onCrash: (error: Error) => void;
  children: ReactNode;
}

/** Catches errors of its children and reports them; the owner decides what is shown instead. */
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

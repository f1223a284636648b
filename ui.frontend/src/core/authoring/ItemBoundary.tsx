import { Component, type ReactNode } from 'react';
import { ProblemBox } from './ProblemBox';

interface Props {
  /** Content path of the item. */
  path: string;
  inEditor: boolean;
  /** The item's model: a new one triggers another attempt. */
  model: unknown;
  children: ReactNode;
}

interface State {
  failed?: { message: string; model: unknown };
}

/** Removes a component that throws, and nothing else. */
export class ItemBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromProps({ model }: Props, { failed }: State): State | null {
    return failed?.model !== undefined && failed.model !== model ? { failed: undefined } : null;
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: { message: String(error), model: this.props.model } });
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { message: String(error), model: undefined } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { path, inEditor } = this.props;
    return (
      <ProblemBox
        inEditor={inEditor}
        problem={{ kind: 'render-error', item: path, message: failed.message }}
      />
    );
  }
}

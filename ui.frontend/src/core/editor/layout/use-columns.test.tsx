/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { EditorPage } from '../page/EditorPage';
import { useColumns } from './use-columns';
import { partly } from '../../../../../shared/testing/partly';

/** A page with a fixed width, and its requested animation frames. */
function openPage() {
  const view = { scrollX: 0, scrollY: 0, innerWidth: 1366 };
  const listeners = new Set<(change?: string) => void>();
  const page = partly<EditorPage>({
    window: view,
    editables: () => [],
    onChange: (listener: (change?: string) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const draw = () => frames.splice(0).forEach((frame) => frame(0));
  return { view, page, draw, tell: (change: string) => listeners.forEach((listener) => listener(change)) };
}

const useColumnsBesideADrag = (page: EditorPage) => {
  const [, drag] = useState(0);
  return { ...useColumns(page), drag };
};

it('measures a changed layout even while something else is rendering', () => {
  const { view, page, draw, tell } = openPage();
  const { result } = renderHook(() => useColumnsBesideADrag(page));
  act(draw);
  view.innerWidth = 390;
  tell('layout');
  act(() => {
    result.current.drag(1);
    draw();
  });
  expect(result.current.pageWidth).toBe(390);
});

it('does not measure again when the page was only scrolled', () => {
  const { view, page, draw, tell } = openPage();
  const { result } = renderHook(() => useColumnsBesideADrag(page));
  act(draw);
  Object.assign(view, { innerWidth: 390, scrollY: 200 });
  tell('scroll');
  act(draw);
  expect(result.current).toMatchObject({ pageWidth: 1366, scroll: { x: 0, y: 200 } });
});

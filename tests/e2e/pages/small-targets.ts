import type { Page } from '@playwright/test';

/**
 * Links and controls that are too small (WCAG 2.2, 2.5.8): below 24 × 24 px, not within a sentence, and with a 24 px
 * circle that intersects another target, or the circle of another small one.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIZE = 24;
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]';
    interface Target {
      readonly element: Element;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const boxOf = (element: Element): Target => {
      const label = (element as HTMLInputElement).labels?.[0];
      const parts = [element, ...element.querySelectorAll('*'), ...(label?.contains(element) ? [label] : [])]
        .filter((part) => part === element || getComputedStyle(part).position !== 'absolute')
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      return {
        element,
        left: Math.min(...parts.map(({ left }) => left)),
        top: Math.min(...parts.map(({ top }) => top)),
        right: Math.max(...parts.map(({ right }) => right)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
      };
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { pointerEvents } = getComputedStyle(element);
      return (
        width > 1 &&
        height > 1 &&
        pointerEvents !== 'none' &&
        element.checkVisibility({ visibilityProperty: true })
      );
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const words = (node: Element) => node.textContent.replace(/\s+/g, ' ').trim().length;
      return words(element.closest('p, li, td, th, dd, figcaption, label, div')!) > words(element) + 3;
    };
    const targets = [...document.querySelectorAll(CONTROLS)].filter(isShown).map(boxOf);
    const isSmall = ({ left, right, top, bottom }: Target) =>
      right - left < SIZE - 0.01 || bottom - top < SIZE - 0.01;
    const middle = ({ left, right, top, bottom }: Target) =>
      [(left + right) / 2, (top + bottom) / 2] as const;
    const meets = (one: Target, other: Target) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
      const [x, y] = middle(one);
      const away = Math.hypot(
        Math.max(other.left - x, 0, x - other.right),
        Math.max(other.top - y, 0, y - other.bottom),
      );
      if (away < SIZE / 2) return true;
      const [otherX, otherY] = middle(other);
      return isSmall(other) && Math.hypot(otherX - x, otherY - y) < SIZE;
    };
    return targets
      .filter(
        (one) => isSmall(one) && !isInSentence(one.element) && targets.some((other) => meets(one, other)),
      )
      .map(({ element, left, right, top, bottom }) => {
        const size = `${Math.round(right - left)} × ${Math.round(bottom - top)}`;
        return `${element.className || element.tagName} “${element.textContent.trim().slice(0, 30)}” ${size}`;
      });
  });

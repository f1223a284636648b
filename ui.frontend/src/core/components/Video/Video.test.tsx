/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Video.fixtures';
import { mount } from './Video.island';
import definition from './index';

const show = (name: keyof typeof fixtures) => {
  const { container } = render(withPlainChildren(definition, fixtures[name]));
  return { figure: screen.getByRole('figure'), video: container.querySelector('video')! };
};

it('reserves its space and has controls', () => {
  const { video } = show('default');
  expect([video.width, video.height, video.controls]).toEqual([1000, 800, true]);
  expect(video).toHaveAttribute('poster', '/content/dam/ventora/heroes/range.jpg');
  expect(video).toHaveAccessibleName(/Assembly of an S 270/);
});

it('offers each video format, best first', () => {
  const { video } = show('default');
  expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
});

it('has captions', () => {
  const { video } = show('with captions');
  const tracks = [...video.querySelectorAll('track')];
  expect(tracks.map(({ srclang, kind, default: first }) => [srclang, kind, first])).toEqual([
    ['en', 'captions', true],
    ['de', 'captions', false],
  ]);
});

it('reserves a space even if its size is unknown', () => {
  const { video } = show('size unknown');
  expect([video.width, video.height]).toEqual([1000, 800]);
});

it('never plays automatically in the server’s HTML', () => {
  const { video, figure } = show('plays by itself');
  expect(video.autoplay).toBe(false);
  expect(video.muted).toBe(true);
  expect(figure).toHaveAttribute('data-island', 'video');
});

it('needs no script if it does not play automatically', () => {
  expect(show('default').figure).not.toHaveAttribute('data-island');
});

describe('video island', () => {
  let see: (isIntersecting: boolean) => void;
  let lessMotion = false;
  let takeOff = () => {};

  function open() {
    const { video, figure } = show('plays by itself');
    let paused = true;
    Object.defineProperty(video, 'paused', { get: () => paused });
    video.play = jest.fn(async () => void (paused = false));
    video.pause = jest.fn(() => {
      paused = true;
      video.dispatchEvent(new Event('pause'));
    });
    window.matchMedia = () => ({ matches: lessMotion, addEventListener() {} }) as never;
    window.IntersectionObserver = class {
      constructor(callback: (entries: object[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    } as never;
    takeOff = mount(figure);
    return video;
  }
  afterEach(() => {
    takeOff();
    lessMotion = false;
  });

  it('plays while it is visible', () => {
    const video = open();
    expect(video.play).not.toHaveBeenCalled();
    see(true);
    expect(video.paused).toBe(false);
    see(false);
    expect(video.paused).toBe(true);
    see(true);
    expect(video.paused).toBe(false);
  });

  it('does not resume a video that the visitor paused', () => {
    const video = open();
    see(true);
    video.pause();
    see(false);
    see(true);
    expect(video.paused).toBe(true);
  });

  it('does not start for visitors who prefer reduced motion', () => {
    lessMotion = true;
    const video = open();
    see(true);
    expect(video.play).not.toHaveBeenCalled();
  });

  it('stops when reduced motion is set on the page', async () => {
    const video = open();
    see(true);
    document.documentElement.dataset.motion = 'reduce';
    await Promise.resolve(); // MutationObserver callbacks run in a microtask
    expect(video.paused).toBe(true);
    delete document.documentElement.dataset.motion;
  });
});

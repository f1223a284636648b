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

it('keeps its place and has controls', () => {
  const { video } = show('default');
  expect([video.width, video.height, video.controls]).toEqual([1000, 800, true]);
  expect(video).toHaveAttribute('poster', '/content/dam/ventora/heroes/range.jpg');
  expect(video).toHaveAccessibleName(/Assembly of an S 270/);
});

it('offers each format, best first', () => {
  const { video } = show('default');
  expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
});

it('has its captions', () => {
  const { video } = show('with captions');
  const tracks = [...video.querySelectorAll('track')];
  expect(tracks.map(({ srclang, kind, default: first }) => [srclang, kind, first])).toEqual([
    ['en', 'captions', true],
    ['de', 'captions', false],
  ]);
});

it('keeps a place where nobody knows its size', () => {
  const { video } = show('size unknown');
  expect([video.width, video.height]).toEqual([1000, 800]);
});

it('never starts by itself in the server’s HTML', () => {
  const { video, figure } = show('plays by itself');
  expect(video.autoplay).toBe(false);
  expect(video.muted).toBe(true);
  expect(figure).toHaveAttribute('data-island', 'video');
});

it('needs no script where it does not play by itself', () => {
  expect(show('default').figure).not.toHaveAttribute('data-island');
});

describe('the island', () => {
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

  it('plays while it is seen', () => {
    const video = open();
    expect(video.play).not.toHaveBeenCalled();
    see(true);
    expect(video.paused).toBe(false);
    see(false);
    expect(video.paused).toBe(true);
    see(true);
    expect(video.paused).toBe(false);
  });

  it('leaves alone a film that somebody has paused', () => {
    const video = open();
    see(true);
    video.pause();
    see(false);
    see(true);
    expect(video.paused).toBe(true);
  });

  it('leaves starting to those who asked for less motion', () => {
    lessMotion = true;
    const video = open();
    see(true);
    expect(video.play).not.toHaveBeenCalled();
  });

  it('stops when less motion is asked for on the page', async () => {
    const video = open();
    see(true);
    document.documentElement.dataset.motion = 'reduce';
    await Promise.resolve(); // observers of attributes are told in a microtask
    expect(video.paused).toBe(true);
    delete document.documentElement.dataset.motion;
  });
});

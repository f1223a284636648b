import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '../../../scripts/ensure-browser';
import { Browser, type ProtocolEvent } from './browser';
import { probe } from './probe';
import { startTrace } from './trace';

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
}

/** A point of the window, px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Fingers come without notice; a mouse rests on a link before it is pressed. */
export type Pointer = 'finger' | 'mouse';

/** Middle of the window, and where a thumb scrolls, px. */
export const MIDDLE = 422;
const THUMB = 380;

/** How long a finger touches or a button is pressed, and how long a mouse rests on what is chosen, ms. */
const TOUCH = 80;
const AIM = 500;

/** Browsers that can open pages ahead. */
export const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'] as const;

/** What makes each page that of a phone, also one that is opened ahead; the processor is a quarter as fast, as in Lighthouse. */
const commands = (version: string): readonly (readonly [method: string, params: object])[] => [
  ['Page.enable', {}],
  [
    'Emulation.setUserAgentOverride',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`,
      // What sites decide by: sent with each request.
      userAgentMetadata: {
        brands: [{ brand: 'Chromium', version }],
        mobile: true,
        platform: 'Android',
        platformVersion: '',
        architecture: '',
        model: '',
      },
    },
  ],
  ['Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ['Emulation.setCPUThrottlingRate', { rate: 4 }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: probe }],
];

/** A visitor’s phone with one tab. */
export class Phone {
  private readonly browser: Browser;
  private readonly pages = new Map<string, Target>();
  private version = '';

  private constructor(
    executable: string,
    trusted: string,
    private readonly pointer: Pointer,
  ) {
    this.browser = new Browser(executable, trusted);
    this.browser.listen((event) => this.follow(event));
  }

  /**
   * @param trusted see `Browser`
   * @throws Error if there is no browser that can open pages ahead (the headless shell cannot)
   */
  static async turnOn(trusted: string, pointer: Pointer = 'finger'): Promise<Phone> {
    const executable = findBrowser(PROGRAMS);
    if (!executable)
      throw new Error('This benchmark needs the whole of Chromium (Debian: apt-get install chromium).');
    const one = new Phone(executable, trusted, pointer);
    const { product } = await one.browser.send<{ product: string }>('Browser.getVersion');
    one.version = /\d+/.exec(product)![0];
    const { targetInfos } = await one.browser.send<{ targetInfos: Target[] }>('Target.getTargets', {
      filter: [{ type: 'tab' }],
    });
    const { sessionId } = await one.browser.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId: targetInfos[0]!.targetId,
      flatten: true,
    });
    const filter = [{ type: 'page' }];
    const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter };
    await one.browser.send('Target.setAutoAttach', follow, sessionId);
    while (one.pages.size === 0) await wait(50);
    return one;
  }

  /** Shows an address as if it had been typed. */
  async open(url: string): Promise<void> {
    await this.browser.send('Page.navigate', { url }, this.shown);
  }

  /** @returns what an expression gives on the page that is shown, as JSON; promises are awaited */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.browser.send<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, this.shown);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  /** Scrolls as a thumb does. @param distance px, at most 600; down if positive */
  async swipe(distance: number): Promise<void> {
    const page = this.shown;
    const touch = (type: string, ...touchPoints: readonly { x: number; y: number }[]) =>
      this.browser.send('Input.dispatchTouchEvent', { type, touchPoints }, page);
    const start = MIDDLE + distance / 2;
    await touch('touchStart', { x: THUMB, y: start });
    for (let moved = 1; moved <= 10; moved += 1)
      await touch('touchMove', { x: THUMB, y: start - (distance * moved) / 10 });
    await wait(100); // A thumb that rests before it is lifted does not fling.
    await touch('touchEnd');
  }

  /** Chooses what is at a point of the window. */
  async choose(place: Place): Promise<void> {
    const page = this.shown;
    const send = (type: string, more: object) =>
      // The page may be gone before this is answered.
      void this.browser.send(type, more, page).catch(() => undefined);
    if (this.pointer === 'finger') {
      send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await wait(TOUCH);
      send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return;
    }
    const mouse = (type: string) =>
      send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    mouse('mouseMoved');
    await wait(AIM);
    mouse('mousePressed');
    await wait(TOUCH);
    mouse('mouseReleased');
  }

  /** Records what the phone does, until the returned function is called. */
  trace(): ReturnType<typeof startTrace> {
    return startTrace(this.browser);
  }

  turnOff(): Promise<void> {
    return this.browser.close();
  }

  /** The session of the page that is shown: the last that is not one opened ahead. */
  private get shown(): string {
    return [...this.pages].filter(([, { subtype }]) => subtype !== 'prerender').at(-1)![0];
  }

  private follow({ method, params }: ProtocolEvent): void {
    const session = params['sessionId'] as string;
    const target = params['targetInfo'] as Target;
    if (method === 'Target.attachedToTarget' && target.type === 'page') this.take(session, target);
    if (method === 'Target.detachedFromTarget') this.pages.delete(session);
    if (method === 'Target.targetInfoChanged')
      for (const [known, { targetId }] of this.pages)
        if (targetId === target.targetId) this.pages.set(known, target);
  }

  /** Nothing is answered until the page may run, so nothing is awaited; the order holds. */
  private take(session: string, target: Target): void {
    this.pages.set(session, target);
    for (const [name, options] of [
      ...commands(this.version),
      ['Runtime.runIfWaitingForDebugger', {}] as const,
    ])
      void this.browser.send(name, options, session).catch(() => undefined);
  }
}

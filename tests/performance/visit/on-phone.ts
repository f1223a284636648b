import { startHttpsFront, type ChangeHeaders, type OwnAnswers } from '../page/https-front';
import { Phone, type Pointer } from './Phone';
import { startSlowLine, type SlowLine } from './slow-line';

export interface OnPhone {
  /** Of a server without TLS. */
  readonly target: string;
  /** Answered in its stead. */
  readonly own?: OwnAnswers;
  readonly change?: ChangeHeaders | undefined;
  readonly pointer?: Pointer;
}

/** Does something with a phone of its own, behind a slow line to a site. */
export async function onPhone<Result>(
  { target, own = new Map(), change, pointer }: OnPhone,
  use: (phone: Phone, origin: string, line: SlowLine) => Promise<Result>,
): Promise<Result> {
  const front = await startHttpsFront(target, own, change);
  const line = await startSlowLine(Number(new URL(front.origin).port));
  const phone = await Phone.turnOn(front.keyHash, pointer);
  try {
    return await use(phone, `https://localhost:${line.port}`, line);
  } finally {
    await phone.turnOff();
    line.close();
    front.close();
  }
}

import type { z } from 'zod';
import type { explodedModel } from './Exploded.model';

/** A cabinet with two parts of one kit before it. */
export const explodedFixture = {
  width: 460,
  height: 300,
  machine: [
    { kind: 'face', d: 'M160 90L230 50L300 90L300 210L230 250L160 210Z' },
    { kind: 'line', d: 'M230 250L230 130' },
    { kind: 'face', d: 'M160 90L230 50L300 90L230 130Z' },
    { kind: 'tone', d: 'M178 130L212 150L212 200L178 180Z' },
    { kind: 'axis', d: 'M195 165L100 220M260 150L340 196' },
  ],
  parts: [
    {
      number: '1.1',
      kind: 'air-filter',
      paths: [
        { kind: 'face', d: 'M70 210L110 190L130 225L90 245Z' },
        { kind: 'line', d: 'M80 212L100 242M90 207L110 237' },
      ],
      balloon: [18, 216],
      leader: [98, 218],
    },
    {
      number: '1.2',
      kind: 'o-rings',
      paths: [
        { kind: 'tube', d: 'M330 196L350 186L360 206L340 216Z', width: 4 },
        { kind: 'core', d: 'M330 196L350 186L360 206L340 216Z', width: 4 },
      ],
      balloon: [442, 200],
      leader: [345, 201],
    },
  ],
  rows: [
    [
      { number: '1.1', kind: 'air-filter', count: 1, isAgain: false },
      { number: '1.2', kind: 'o-rings', count: 3, isAgain: false },
    ],
  ],
} satisfies z.input<typeof explodedModel>;

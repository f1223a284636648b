import { OpeningHoursError, readWeek } from './opening-hours';
import { statusAt } from './open-status';

const office = readWeek(['Mo-Fr 08:00-12:00,13:00-17:00']);
const shifts = readWeek(['Mo-Fr 06:00-02:00']);

it('shows until when a dealer is open, in the dealer’s time zone', () => {
  // Monday, 09:30 in Berlin, 08:30 in London, 03:30 in New York.
  const now = new Date('2026-11-23T08:30:00Z');
  expect(statusAt(office, 'Europe/Berlin', now)).toMatchObject({
    isOpen: true,
    time: '12:00',
    inDays: 0,
    minutes: 150,
  });
  expect(statusAt(office, 'Europe/London', now)).toMatchObject({ isOpen: true, time: '12:00', minutes: 210 });
  expect(statusAt(office, 'America/New_York', now)).toMatchObject({
    isOpen: false,
    time: '08:00',
    inDays: 0,
  });
});

it('distinguishes lunch breaks from closing time', () => {
  const at = (time: string) => statusAt(office, 'Europe/London', new Date(`2026-11-23T${time}:00Z`));
  expect(at('12:00')).toMatchObject({ isOpen: false, time: '13:00', inDays: 0 });
  expect(at('16:59')).toMatchObject({ isOpen: true, time: '17:00', minutes: 1 });
  expect(at('17:00')).toMatchObject({ isOpen: false, time: '08:00', inDays: 1, weekday: 1 });
});

it('shows the next opening across the weekend', () => {
  const friday = new Date('2026-11-27T18:00:00Z');
  expect(statusAt(office, 'Europe/London', friday)).toMatchObject({
    isOpen: false,
    time: '08:00',
    inDays: 3,
    weekday: 0,
  });
});

it('handles opening hours past midnight', () => {
  // Saturday, 01:30 in Houston: Friday's shift.
  const night = new Date('2026-11-28T07:30:00Z');
  expect(statusAt(shifts, 'America/Chicago', night)).toMatchObject({
    isOpen: true,
    time: '02:00',
    inDays: 0,
    minutes: 30,
  });
  // Sunday, 01:30: there was no shift on Saturday.
  const quiet = new Date('2026-11-29T07:30:00Z');
  expect(statusAt(shifts, 'America/Chicago', quiet)).toMatchObject({
    isOpen: false,
    time: '06:00',
    inDays: 1,
  });
});

it('joins periods that meet at midnight', () => {
  const week = readWeek(['Mo 20:00-24:00', 'Tu 00:00-04:00']);
  const monday = new Date('2026-11-23T23:00:00Z');
  expect(statusAt(week, 'UTC', monday)).toMatchObject({ isOpen: true, time: '04:00', inDays: 1 });
});

it('stays correct when summer time begins', () => {
  // Sunday 29 March 2026, 00:30 in London; clocks go forward at 01:00.
  const before = new Date('2026-03-29T00:30:00Z');
  expect(statusAt(readWeek(['Su 03:00-05:00']), 'Europe/London', before)).toMatchObject({
    isOpen: false,
    time: '03:00',
  });
  const after = new Date('2026-03-29T02:30:00Z');
  expect(statusAt(readWeek(['Su 03:00-05:00']), 'Europe/London', after)).toMatchObject({
    isOpen: true,
    time: '05:00',
  });
});

it('recognises dealers that are always or never open', () => {
  const now = new Date('2026-11-23T08:30:00Z');
  expect(statusAt(readWeek(['Mo-Su 00:00-24:00']), 'UTC', now)).toEqual({ isOpen: true });
  expect(statusAt(readWeek([]), 'UTC', now)).toEqual({ isOpen: false });
});

it.each(['Mon 08:00-17:00', 'Fr-Mo 08:00-17:00', 'Mo 8-17', 'Mo 08:00-25:00', 'Mo 08:60-17:00'])(
  'reports an invalid line: %s',
  (line) => {
    expect(() => readWeek([line])).toThrow(OpeningHoursError);
  },
);

import { config } from '#site-server/site.config';

/** The time zone in which authors schedule publications: an IANA name. */
export const TIME_ZONE: string = config.timeZone;

export * from '../../plain/search/load-texts';

export * from '../../plain/search/texts';

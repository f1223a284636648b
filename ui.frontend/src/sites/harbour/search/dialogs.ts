export * from '../../plain/search/dialogs';

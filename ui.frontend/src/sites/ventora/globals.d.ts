interface Window {
  ventora?: SiteOnPage;
}

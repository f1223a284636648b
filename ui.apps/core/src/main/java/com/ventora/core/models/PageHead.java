package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What the head of a page's document says beyond Core Components' JSON. */
@Model(adaptables = SlingHttpServletRequest.class)
public class PageHead implements Part {

    /** Where visitors go on with what they chose. */
    record Choosing(String compare, String quote) implements Part {}

    @ScriptVariable
    private Page currentPage;

    @Self
    private SlingHttpServletRequest request;

    @Self
    private LinkManager linkManager;

    @Self
    private LocalPages localPages;

    @Self
    private Pictures pictures;

    @Self
    private PageLanguages languages;

    /** A page that is no index entry names no address to index. */
    public String getCanonicalPath() {
        if (isHidden()) return null;
        var declared = currentPage.getProperties().get("cq:canonicalUrl", "");
        return declared.startsWith("/") ? linkManager.get(declared).build().getMappedURL() : address(currentPage);
    }

    public Map<String, String> getAlternateLanguageLinks() {
        var links = new LinkedHashMap<String, String>();
        if (!isHidden()) languages.alternates().forEach((language, page) -> links.put(language, address(page)));
        return links;
    }

    public String[] getRobotsTags() {
        return currentPage.getProperties().get("cq:robotsTags", new String[0]);
    }

    public String getSocialImage() {
        return Optional.ofNullable(pictures.featured(currentPage.getContentResource())).map(Picture::src).orElse(null);
    }

    /** The brand whose theme the page wears: that of the nearest page at or above it. */
    public String getBrand() {
        return nearest("brand").orElse(null);
    }

    public Choosing getChoosing() {
        var choosing = new Choosing(choosingAddress("comparePage"), choosingAddress("quotePage"));
        return choosing.compare == null && choosing.quote == null ? null : choosing;
    }

    /** The brand's name, else the title of the site's first page. */
    public String getSiteName() {
        return above()
            .filter(page -> page.getDepth() > 1 && page.getProperties().get("brandSlug_override", false))
            .findFirst()
            .map(page -> page.getProperties().get("brandSlug", ""))
            .filter(name -> !name.isEmpty())
            .orElseGet(() -> Optional.ofNullable(currentPage.getAbsoluteParent(1)).map(Page::getTitle).orElse(null));
    }

    public String getPublished() {
        return currentPage.getProperties().get("date", String.class);
    }

    /** Where readers can subscribe to the pages below. */
    public String getFeedPath() {
        return currentPage.getProperties().get("feed", false)
            ? request.getResourceResolver().map(request, currentPage.getPath() + ".feed.xml")
            : null;
    }

    private boolean isHidden() {
        return Arrays.stream(getRobotsTags()).anyMatch(tag -> tag.toLowerCase(Locale.ROOT).contains("noindex"));
    }

    /** The page's own, wherever it redirects to. */
    private String address(Page page) {
        return request.getResourceResolver().map(request, page.getPath() + ".html");
    }

    private String choosingAddress(String property) {
        return nearest(property)
            .map(localPages::of)
            .map(page -> linkManager.get(page).build().getMappedURL())
            .orElse(null);
    }

    private Optional<String> nearest(String property) {
        Function<Page, String> value = page -> page.getProperties().get(property, "");
        return above().map(value).filter(each -> !each.isEmpty()).findFirst();
    }

    private Stream<Page> above() {
        return Stream.iterate(currentPage, page -> page != null, PageHead::containing);
    }

    /** The nearest page above, though a folder may be in between. */
    private static Page containing(Page page) {
        var parent = page.adaptTo(Resource.class).getParent();
        return parent == null ? null : page.getPageManager().getContainingPage(parent);
    }
}

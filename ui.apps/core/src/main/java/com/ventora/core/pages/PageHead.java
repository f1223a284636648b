package com.ventora.core.pages;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Part;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.InjectionStrategy;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Data for the head of a page's document that Core Components' JSON lacks. */
@Model(adaptables = SlingHttpServletRequest.class)
public class PageHead implements Part {

    private static final Set<String> RIGHT_TO_LEFT = Set.of("ar", "fa", "he", "iw", "ur");

    @ScriptVariable
    private Page currentPage;

    @Self
    private SlingHttpServletRequest request;

    @Self
    private LinkManager linkManager;

    @Self
    private ChoiceLinks choices;

    @Self
    private Pictures pictures;

    @Self
    private PageLanguages languages;

    @Self
    private ListHead part;

    @OSGiService(injectionStrategy = InjectionStrategy.OPTIONAL)
    private List<PageExtension> extensions = List.of();

    /** Core Components' own value, unless the address selects a part of the list on the page. */
    public String getTitle() {
        var title = currentPage.getTitle();
        return part.titleOf(title == null || title.isBlank() ? currentPage.getName() : title);
    }

    /** Core Components' own value, likewise. */
    public String getDescription() {
        return part.description().orElse(currentPage.getDescription());
    }

    /** A page with noindex has no canonical address. */
    public String getCanonicalPath() {
        if (isHidden()) return null;
        var declared = currentPage.getProperties().get("cq:canonicalUrl", "");
        return declared.startsWith("/") ? LocalAddress.of(linkManager.get(declared).build().getMappedURL()) : address(part.query());
    }

    /** The previous and next page of a paged list. */
    public String getPreviousPath() {
        return part.previous().map(this::address).orElse(null);
    }

    public String getNextPath() {
        return part.next().map(this::address).orElse(null);
    }

    /** Other languages may have fewer parts, or others. */
    public Map<String, String> getAlternateLanguageLinks() {
        var links = new LinkedHashMap<String, String>();
        if (!isHidden() && part.query().isEmpty()) languages.alternates().forEach((language, page) -> links.put(language, address(page)));
        return links;
    }

    /** The writing direction of the page's language. */
    @JsonIgnore
    public String getDirection() {
        return RIGHT_TO_LEFT.contains(currentPage.getLanguage(false).getLanguage()) ? "rtl" : "ltr";
    }

    public String[] getRobotsTags() {
        var authored = currentPage.getProperties().get("cq:robotsTags", new String[0]);
        return part.isEmpty() ? ArrayUtils.add(authored, "noindex") : authored;
    }

    /** The picture for link previews: the page's own, else a feature's. */
    public String getSocialImage() {
        return Optional.ofNullable(currentPage.getContentResource())
            .map(pictures::featured)
            .or(() -> extensions.stream().flatMap(each -> each.preview(request).stream()).findFirst())
            .map(Picture::src)
            .orElse(null);
    }

    /** The brand whose theme the page uses: its own or that of the nearest ancestor. */
    public String getBrand() {
        return PagesAbove.nearest(currentPage, "brand").orElse(null);
    }

    /** The keys of features. */
    @JsonAnyGetter
    public Map<String, Object> getExtensions() {
        var keys = new LinkedHashMap<String, Object>();
        extensions.forEach(each -> keys.putAll(each.keys(request)));
        return keys;
    }

    /** The units in the page's address; null if it has none. */
    public String getUnits() {
        return choices.units();
    }

    /** The brand's name, else the title of the site's first page. */
    public String getSiteName() {
        return PagesAbove.of(currentPage)
            .filter(page -> page.getDepth() > 1 && page.getProperties().get("brandSlug_override", false))
            .findFirst()
            .map(page -> page.getProperties().get("brandSlug", ""))
            .filter(name -> !name.isEmpty())
            .orElseGet(() -> Optional.ofNullable(currentPage.getAbsoluteParent(1)).map(Page::getTitle).orElse(null));
    }

    public String getPublished() {
        return currentPage.getProperties().get("date", String.class);
    }

    /** The feed of the pages below. */
    public String getFeedPath() {
        return currentPage.getProperties().get("feed", false)
            ? LocalAddress.of(request.getResourceResolver().map(request, currentPage.getPath() + ".feed.xml"))
            : null;
    }

    private boolean isHidden() {
        return Arrays.stream(getRobotsTags()).anyMatch(tag -> tag.toLowerCase(Locale.ROOT).contains("noindex"));
    }

    private String address(String query) {
        return address(currentPage) + query;
    }

    /** The page's own value, even if it redirects. */
    private String address(Page page) {
        return LocalAddress.of(request.getResourceResolver().map(request, page.getPath() + ".html"));
    }
}

package com.ventora.features.catalogue;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.LanguageManager;
import com.day.cq.wcm.api.Page;
import com.ventora.core.pages.TagNames;
import com.ventora.core.shared.Children;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The context of a component that shows products: the catalogue of its site, in the language of its page. */
@Model(adaptables = SlingHttpServletRequest.class)
public class Shop {

    private static final Pattern TAG = Pattern.compile("^/content/cq:tags/([^/]+)/");

    @ScriptVariable
    private Page currentPage;

    @Self
    private SlingHttpServletRequest request;

    @Self
    private LinkManager linkManager;

    @Self
    private TagNames tagNames;

    @OSGiService
    private LanguageManager languages;

    public Catalogue catalogue() {
        return Catalogue.of(request, currentPage.getPath());
    }

    /** The page's site, as named in paths and tags. */
    public String site() {
        return currentPage.getPath().split("/")[2];
    }

    public Locale locale() {
        return currentPage.getLanguage(false);
    }

    /** The language root of the current page; null if there is none. */
    public Resource languageRoot() {
        var root = languages.getLanguageRoot(currentPage.adaptTo(Resource.class));
        return root == null ? null : root.adaptTo(Resource.class);
    }

    /**
     * The product named by a component (an order number or a fragment's path), else that of its page; null if there is
     * none.
     */
    public Product currentProduct(String named) {
        return catalogue().find(named == null || named.isEmpty() ? currentPage.getProperties().get("productPath", "") : named);
    }

    /** The family named by an author, else that of the page; null if there is none. */
    public String currentFamily(String named) {
        return Stream.of(named == null ? "" : named, currentPage.getProperties().get("family", ""))
            .filter(each -> !each.isEmpty())
            .findFirst()
            .map(Shop::familyId)
            .orElse(null);
    }

    /** The id of a family's tag: a dialog stores its path, other content can contain the id. */
    public static String familyId(String named) {
        return TAG.matcher(named).replaceFirst("$1:");
    }

    /** The page that shows a product in the current page's language; null if there is none. */
    public Resource pageOf(Product product) {
        return catalogue().pageOf(product, languageRoot());
    }

    /** The page that shows a family in the current page's language; null if there is none. */
    public Resource pageOfFamily(String family) {
        return catalogue().pageOfFamily(family, languageRoot());
    }

    /** Null if there is no page, or its link is invalid. */
    public Link<?> link(Resource page) {
        var link = page == null ? null : linkManager.get(page.getPath()).build();
        return link == null || !link.isValid() ? null : link;
    }

    public Link<?> link(Page page) {
        return page == null ? null : link(page.adaptTo(Resource.class));
    }

    /** The title of a tag; null if it does not exist. */
    public String tagName(String id) {
        return tagNames.of(id);
    }

    /** The title in another language than the page's. */
    public String tagName(String id, Locale locale) {
        return tagNames.of(id, locale);
    }

    /** Ids of a family's child families, in tag order. */
    public Stream<String> familiesBelow(String id) {
        return Children.of(tagNames.tag(id))
            .filter(child -> child.getValueMap().get("jcr:primaryType", "").equals("cq:Tag"))
            .map(child -> id + "/" + child.getName());
    }

    /** The titles of several tags in the page's language, without missing ones. */
    public List<String> tagNames(Collection<String> ids) {
        return tagNames.of(ids);
    }
}

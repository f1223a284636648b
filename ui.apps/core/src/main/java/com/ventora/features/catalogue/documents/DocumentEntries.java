package com.ventora.features.catalogue.documents;

import com.day.cq.commons.LanguageUtil;
import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Children;
import com.ventora.features.catalogue.Manuals;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * All documents drawn from the content of a site: those of the page's own site in its language, and those of the main
 * sites in other languages.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class DocumentEntries {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    /** Empty for a page without a language. */
    List<DocumentEntry> all() {
        var root = shop.languageRoot();
        if (root == null) return List.of();
        var manuals = Manuals.of(request.getResourceResolver(), shop.site());
        return homes(root.adaptTo(Page.class)).flatMap(home -> new LanguageDocuments(home, shop, manuals).all().stream()).toList();
    }

    /** The language root itself, then those of other languages that are not live copies. */
    private static Stream<Page> homes(Page root) {
        var own = language(root);
        var site = root.getAbsoluteParent(1).adaptTo(Resource.class);
        var others = Children.of(site)
            .flatMap(Children::of)
            .map(each -> each.adaptTo(Page.class))
            .filter(Objects::nonNull)
            .filter(DocumentEntries::isMain)
            .filter(home -> !language(home).equals(own));
        return Stream.concat(Stream.of(root), others);
    }

    private static boolean isMain(Page page) {
        var content = page.getContentResource();
        return LanguageUtil.getLanguage(page.getName()) != null
            && (content == null || content.getChild("cq:LiveSyncConfig") == null);
    }

    private static String language(Page page) {
        return page.getLanguage(false).getLanguage();
    }
}

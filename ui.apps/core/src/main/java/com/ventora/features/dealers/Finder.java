package com.ventora.features.dealers;

import com.day.cq.tagging.Tag;
import com.day.cq.tagging.TagManager;
import com.day.cq.wcm.api.Page;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The context shared by the parts of the dealer finder. */
@Model(adaptables = SlingHttpServletRequest.class)
public class Finder {

    /** Countries whose roads are measured in miles. */
    private static final Set<String> MILES = Set.of("GB", "US");

    private static final String FIRST_COUNTRY = "gb";

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable
    private Page currentPage;

    private String home;
    private Dealers dealers;

    @PostConstruct
    void read() {
        home = ownCountry().toUpperCase(Locale.ROOT);
        dealers = new Dealers(request.getResourceResolver(), site(), owner());
    }

    /** The country whose dealers are listed first, ISO 3166-1, upper case. */
    String home() {
        return home;
    }

    /** The language of the page. */
    Locale locale() {
        return currentPage.getLanguage(false);
    }

    String unit() {
        return MILES.contains(home) ? "mi" : "km";
    }

    Dealers dealers() {
        return dealers;
    }

    /** The id of the parent tag of a kind, `ventora:family`. */
    String tagRoot(DealerTags kind) {
        return site() + ":" + kind.root();
    }

    /** Tags that at least one dealer has, in tag order. */
    List<Tag> tagsInUse(DealerTags kind) {
        var root = request.getResourceResolver().adaptTo(TagManager.class).resolve(tagRoot(kind));
        if (root == null) return List.of();
        var used = dealers.all().stream().flatMap(dealer -> kind.of(dealer).stream()).collect(Collectors.toSet());
        Iterable<Tag> children = root::listChildren;
        return StreamSupport.stream(children.spliterator(), false).filter(tag -> used.contains(tag.getName())).toList();
    }

    private String site() {
        return folder(2);
    }

    /** The first part of the component's resource type, `ventora/components/dealerfinder`. */
    private String owner() {
        var type = request.getResource().getResourceType();
        return type.substring(0, Math.max(0, type.indexOf('/')));
    }

    /** The author's country, else the page's. */
    private String ownCountry() {
        var authored = request.getResource().getValueMap().get("country", "");
        if (!authored.isEmpty()) return authored;
        var country = locale().getCountry();
        if (!country.isEmpty()) return country;
        return folder(3).matches("[a-z]{2}") ? folder(3) : FIRST_COUNTRY;
    }

    private String folder(int depth) {
        var names = currentPage.getPath().split("/");
        return names.length > depth ? names[depth] : "";
    }
}

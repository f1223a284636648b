package com.ventora.core.models;

import com.day.cq.tagging.Tag;
import com.day.cq.tagging.TagManager;
import com.ventora.core.dealers.Dealer;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What a list of dealers can be narrowed down by. */
@Model(adaptables = SlingHttpServletRequest.class)
public class FinderFilters {

    /** Tags of what dealers do and of what they sell, and the properties that list them. */
    enum Kind {
        SERVICES("dealer-service", "services"),
        LINES("family", "productLines");

        final String tags;
        final String property;

        Kind(String tags, String property) {
            this.tags = tags;
            this.property = property;
        }
    }

    /** @param count how many dealers would be left */
    record Option(String value, String title, boolean selected, long count) {}

    record Radius(int value, boolean selected) {}

    record Filters(List<Option> services, List<Option> lines, boolean isOpen, String unit, List<Radius> radii) {}

    private static final List<Integer> RADII = List.of(25, 50, 100, 250);

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Finder finder;

    @Self
    private Shop shop;

    Filters get() {
        var radii = RADII.stream().map(value -> new Radius(value, false)).toList();
        return new Filters(options(Kind.SERVICES), options(Kind.LINES), false, finder.unit(), radii);
    }

    /** Tags that any dealer has, in the order of the tags; dealers are counted where the list is of. */
    private List<Option> options(Kind kind) {
        var everywhere = finder.dealers().all();
        var here = finder.atHome();
        return tags(kind)
            .filter(tag -> count(everywhere, kind, tag) > 0)
            .map(tag -> new Option(tag.getName(), shop.tagName(tag.getTagID()), false, count(here, kind, tag)))
            .toList();
    }

    private Stream<Tag> tags(Kind kind) {
        var root = request.getResourceResolver().adaptTo(TagManager.class).resolve(finder.tagRoot(kind.tags));
        if (root == null) return Stream.empty();
        Iterable<Tag> children = root::listChildren;
        return StreamSupport.stream(children.spliterator(), false);
    }

    private static long count(List<Dealer> dealers, Kind kind, Tag tag) {
        return dealers.stream().filter(dealer -> dealer.tags(kind.property).contains(tag.getName())).count();
    }
}

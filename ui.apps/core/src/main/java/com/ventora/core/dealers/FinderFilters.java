package com.ventora.core.dealers;

import com.ventora.core.catalogue.products.Shop;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The filters of a list of dealers. */
@Model(adaptables = SlingHttpServletRequest.class)
public class FinderFilters {

    /** @param count number of dealers that would remain */
    record Option(String value, String title, boolean selected, long count) {}

    record Radius(int value, boolean selected) {}

    record Filters(List<Option> services, List<Option> lines, boolean isOpen, String unit, List<Radius> radii) {}

    @Self
    private Finder finder;

    @Self
    private FinderQuestion question;

    @Self
    private Shop shop;

    Filters get() {
        var radii = FinderQuestion.RADII.stream().map(value -> new Radius(value, value.equals(question.radius()))).toList();
        return new Filters(options(DealerTags.SERVICES), options(DealerTags.LINES), question.isOpen(), finder.unit(), radii);
    }

    private List<Option> options(DealerTags kind) {
        return finder.tagsInUse(kind).stream()
            .map(tag -> new Option(
                tag.getName(),
                shop.tagName(tag.getTagID()),
                question.tags(kind).contains(tag.getName()),
                count(kind, tag.getName())))
            .toList();
    }

    /** Counted among those of the country and its neighbours. */
    private long count(DealerTags kind, String tag) {
        var dealers = finder.dealers();
        return Stream.concat(dealers.of(question.country()).stream(), dealers.beyondBorderOf(question.country()).stream())
            .filter(dealer -> question.fits(dealer) && kind.of(dealer).contains(tag))
            .count();
    }
}

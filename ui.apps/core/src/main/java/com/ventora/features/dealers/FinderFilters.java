package com.ventora.features.dealers;

import com.ventora.core.pages.TagNames;
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
    private TagNames tagNames;

    Filters get() {
        var radii = FinderQuestion.RADII.stream().map(value -> new Radius(value, value.equals(question.radius()))).toList();
        var dealers = choosable();
        return new Filters(
            options(DealerTags.SERVICES, dealers),
            options(DealerTags.LINES, dealers),
            question.isOpen(),
            finder.unit(),
            radii);
    }

    private List<Option> options(DealerTags kind, List<Dealer> dealers) {
        return finder.tagsInUse(kind).stream()
            .map(tag -> new Option(
                tag.getName(),
                tagNames.of(tag.getTagID()),
                question.tags(kind).contains(tag.getName()),
                count(dealers, kind, tag.getName())))
            .toList();
    }

    /** Those of the country and its neighbours that fit the other choices. */
    private List<Dealer> choosable() {
        var country = question.country();
        return Stream.concat(finder.dealers().of(country).stream(), finder.dealers().beyondBorderOf(country).stream())
            .filter(question::fits)
            .toList();
    }

    private static long count(List<Dealer> dealers, DealerTags kind, String tag) {
        return dealers.stream().filter(dealer -> kind.of(dealer).contains(tag)).count();
    }
}

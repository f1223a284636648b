package com.ventora.features.dealers;

import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.features.geography.Point;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** A visitor's query to the dealer finder in the page's address, without invalid parameters. */
@Model(adaptables = SlingHttpServletRequest.class)
public class FinderQuestion {

    static final List<Integer> RADII = List.of(25, 50, 100, 250);
    static final int MAX_ZOOM = 4;

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,4}");
    private static final Pattern POSITION = Pattern.compile("(-?\\d{1,2}(?:\\.\\d{1,6})?),(-?\\d{1,3}(?:\\.\\d{1,6})?)");

    @Self
    private Finder finder;

    @Self
    private ChoiceLinks links;

    private final Map<DealerTags, List<String>> tags = new EnumMap<>(DealerTags.class);
    private boolean isOpen;
    private Integer radius;
    private Integer zoom;
    private Point centre;
    private String country;
    private List<Dealer> single = List.of();
    private String refused;

    @PostConstruct
    void read() {
        tags.put(DealerTags.SERVICES, known("service", DealerTags.SERVICES));
        tags.put(DealerTags.LINES, known("line", DealerTags.LINES));
        isOpen = read("open", words -> words.equals("now") ? words : null) != null;
        radius = read("radius", words -> whole(words, RADII.stream()));
        zoom = read("zoom", words -> whole(words, Stream.iterate(-MAX_ZOOM, step -> step <= MAX_ZOOM, step -> step + 1)));
        centre = read("centre", FinderQuestion::position);
        country = read("country", words -> {
            var code = words.toUpperCase(Locale.ROOT);
            return finder.dealers().of(code).isEmpty() ? null : code;
        });
        var named = read("dealer", slug ->
            finder.dealers().all().stream().filter(dealer -> dealer.slug().equals(slug)).findFirst().orElse(null));
        if (named != null) single = List.of(named);
    }

    List<String> tags(DealerTags kind) {
        return tags.get(kind);
    }

    /** Whether to list only dealers that are open now. */
    boolean isOpen() {
        return isOpen;
    }

    /** In the unit of the page's country; null for any distance. */
    Integer radius() {
        return radius;
    }

    /** Zoom steps of the map, each a factor of two. */
    int zoom() {
        return zoom == null ? 0 : zoom;
    }

    /** The centre of the map; null for the centre of its dealers. */
    Point centre() {
        return centre;
    }

    /** The country of the list, ISO 3166-1, upper case. */
    String country() {
        return country == null ? finder.home() : country;
    }

    /** A single dealer; empty if none is requested. */
    List<Dealer> single() {
        return single;
    }

    /** The first parameter with an invalid value; null if there is none. */
    String refused() {
        return refused;
    }

    /** Whether a dealer matches all requested services and products. */
    boolean fits(Dealer dealer) {
        return tags.entrySet().stream().allMatch(each -> each.getKey().of(dealer).containsAll(each.getValue()));
    }

    List<Dealer> fitting(List<Dealer> dealers) {
        return dealers.stream().filter(this::fits).toList();
    }

    /** The parameters of the address, for changing them in links. Zoom applies to a single view only. */
    Choices choices() {
        return new Choices()
            .and("country", country == null ? "" : country.toLowerCase(Locale.ROOT))
            .and("service", tags.get(DealerTags.SERVICES))
            .and("line", tags.get(DealerTags.LINES))
            .and("open", isOpen ? "now" : "")
            .and("radius", radius == null ? "" : radius.toString())
            .and("dealer", single.isEmpty() ? "" : single.get(0).slug());
    }

    private List<String> known(String name, DealerTags kind) {
        var allowed = finder.tagsInUse(kind).stream().map(tag -> tag.getName()).toList();
        var words = Arrays.stream(links.chosen(name).split(",")).filter(each -> !each.isEmpty()).distinct().toList();
        var known = words.stream().filter(allowed::contains).toList();
        if (known.size() < words.size()) refuse(name);
        return known;
    }

    /** @param meaning null if the words are not recognised */
    private <T> T read(String name, Function<String, T> meaning) {
        var words = links.chosen(name);
        if (words.isEmpty()) return null;
        var value = meaning.apply(words);
        if (value == null) refuse(name);
        return value;
    }

    private void refuse(String name) {
        if (refused == null) refused = name;
    }

    private static Integer whole(String words, Stream<Integer> allowed) {
        if (!WHOLE.matcher(words).matches()) return null;
        var number = Integer.valueOf(words);
        return allowed.anyMatch(number::equals) ? number : null;
    }

    private static Point position(String words) {
        var matcher = POSITION.matcher(words);
        if (!matcher.matches()) return null;
        var point = new Point(Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2)));
        return Math.abs(point.latitude()) <= 90 && Math.abs(point.longitude()) <= 180 ? point : null;
    }
}

package com.ventora.features.dealers;

import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.features.dealers.PinClusters.Pin;
import com.ventora.features.geography.DrawnMap;
import com.ventora.features.geography.Point;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Draws the map of a list of dealers. */
@Model(adaptables = SlingHttpServletRequest.class)
public class FinderMaps {

    /** Length of a step, as a share of the visible area. */
    private static final double STEP = 0.4;

    @Self
    private Finder finder;

    @Self
    private FinderQuestion question;

    @Self
    private ChoiceLinks links;

    /** Null for an empty list. */
    FinderMap of(List<Dealer> dealers, String componentId) {
        if (dealers.isEmpty()) return null;
        var map = new DrawnMap(dealers.stream().map(Dealer::point).toList(), finder.home(), question.zoom(), question.centre());
        var anchor = componentId + "-map";
        var clusters = PinClusters.of(pins(dealers, map));
        return new FinderMap(
            map.width(),
            map.height(),
            map.home(),
            map.land(),
            map.towns(),
            dealers.size(),
            clusters.stream().filter(each -> each.pins().size() == 1).map(each -> each.pins().get(0)).toList(),
            clusters.stream().filter(each -> each.pins().size() > 1).map(each -> cluster(each, map, anchor)).toList(),
            link(question.zoom() + 1, question.centre(), anchor),
            link(question.zoom() - 1, question.centre(), anchor),
            step(map, 0, -1, anchor),
            step(map, 1, 0, anchor),
            step(map, 0, 1, anchor),
            step(map, -1, 0, anchor),
            Stream.of(map.pointAt(0, 0), map.pointAt(map.width(), map.height()))
                .flatMap(corner -> Stream.of(corner.latitude(), corner.longitude()))
                .toList());
    }

    /** The visible ones. */
    private static List<Pin> pins(List<Dealer> dealers, DrawnMap map) {
        return IntStream.range(0, dealers.size())
            .mapToObj(index -> {
                var spot = map.at(dealers.get(index).point());
                return new Pin(index + 1, dealers.get(index).slug(), spot.x(), spot.y());
            })
            .filter(pin -> pin.x() >= 0 && pin.y() >= 0 && pin.x() <= map.width() && pin.y() <= map.height())
            .toList();
    }

    private FinderMap.Cluster cluster(PinClusters.Cluster cluster, DrawnMap map, String anchor) {
        var spread = cluster.spread();
        var steps = Math.max(1, (int) Math.ceil(Math.log(PinClusters.NEAR / Math.max(spread, 1)) / Math.log(2)));
        var zoom = Math.min(question.zoom() + steps, FinderQuestion.MAX_ZOOM);
        var isApart = Math.scalb(spread, zoom - question.zoom()) >= PinClusters.NEAR;
        return new FinderMap.Cluster(
            cluster.x(),
            cluster.y(),
            cluster.pins().stream().map(Pin::number).toList(),
            cluster.pins().get(0).id(),
            isApart ? link(zoom, map.pointAt(cluster.x(), cluster.y()), anchor) : null);
    }

    private Address step(DrawnMap map, int x, int y, String anchor) {
        return link(question.zoom(), map.pointAt(map.width() * (0.5 + x * STEP), map.height() * (0.5 + y * STEP)), anchor);
    }

    /** The same list with its map moved or zoomed; null beyond the last step. */
    private Address link(int zoom, Point centre, String anchor) {
        if (Math.abs(zoom) > FinderQuestion.MAX_ZOOM) return null;
        var middle = centre == null ? "" : degrees(centre.latitude()) + "," + degrees(centre.longitude());
        return links.to(
            question.choices().and("zoom", zoom == 0 ? "" : String.valueOf(zoom)).and("centre", middle), anchor);
    }

    private static String degrees(double value) {
        var rounded = new BigDecimal(Math.abs(value)).setScale(3, RoundingMode.HALF_UP).toPlainString();
        return value < 0 ? "-" + rounded : rounded;
    }
}

"""Kit for the petrol engine: spark plug, air filter, engine oil and the pump's filter."""
from core import at, box, cyl, hexagon, lathe, prism, ring
from goods.oil import bottle
from goods.service_kit import panel_filter
from parts.threads import male_thread


def spark_plug():
    """Lies along X, the electrode towards -X."""
    with at((0, 0, .0105)):
        male_thread((0, 0, 0), '-X', .0070, .019, 'steel', bore=.74)
        cyl(.0026, .024, (0, 0, 0), 'white', '-X', n=24)
        box((.0016, .0026, .0070), (-.0268, 0, -.0026), 'steel', .0005)
        box((.0080, .0026, .0014), (-.0232, 0, -.0060), 'steel', .0004)
        ring(.0086, .0013, (.0012, 0, 0), 'copper', 'X', n=48)
        lathe([(.0092, 0), (.0100, .002), (.0100, .006)], material='steel', axis='X', n=48)
        prism(hexagon(.0118), .011, (.005, 0, 0), 'steel', axis='X', bevel=.0008)
        lathe([(.0088, .016), (.0080, .020), (.0070, .022), (.0064, .046), (.0050, .048)], material='white', axis='X', n=48)
        for i in range(4):
            ring(.0066, .0008, (.028+i*.005, 0, 0), 'white', 'X', n=48, k=8)
        lathe([(.0032, .048), (.0032, .052), (.0042, .053), (.0042, .058), (.0030, .060), (0, .060)], material='steel', axis='X', n=36)


def air_filter(w=.110, d=.082, h=.030):
    """Flat element: pleated paper in a foam frame."""
    box((w, d, h*.50), (0, 0, h*.25), 'foam', .004)
    n = 22
    for i in range(n):
        with at((-w*.43+w*.86*(i+.5)/n, 0, h*.50)):
            prism([(-w*.0185, 0), (w*.0185, 0), (0, h*.46)], d*.80, (0, d*.40, 0), 'paper', rot=(90, 0, 0), bevel=0)
    for s in (-1, 1):
        box((w, d*.08, h*.96), (0, s*d*.46, h*.48), 'foam', .003)
        box((w*.06, d, h*.96), (s*w*.47, 0, h*.48), 'foam', .003)


def scene():
    import studio
    with at((.105, .035, 0), (0, 0, 8)):
        bottle('SAE 30', '4T     0.6 l')
    with at((.005, .045, 0)):
        panel_filter(.044, .080)
    with at((-.085, -.010, 0), (0, 0, 14)):
        air_filter()
    with at((.030, -.070, 0), (0, 0, -12)):
        spark_plug()
    studio.product_setup(fill=.80, pitch=17, azimuth=12)

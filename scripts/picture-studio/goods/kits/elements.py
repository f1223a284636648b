"""Elements of the line filters FP, FF and FA; the cap colours match the rings of the housings."""
import math
from core import at, box, lathe, plate, prism, ring, rrect, text
from machines.treatment.filters import GRADES

R, H = .034, .160


def jacket(grade):
    """FP: pleated fleece. FF: deeper pleats behind a steel mesh. FA: a bed of carbon in fleece."""
    if grade == 'FA':
        lathe([(R*.95, 0), (R*.95, H)], material='foam', n=96)
    else:
        n, depth = (44, .90) if grade == 'FP' else (64, .86)
        o = [((R*.96 if i % 2 else R*depth)*math.cos(math.pi*i/n), (R*.96 if i % 2 else R*depth)*math.sin(math.pi*i/n)) for i in range(2*n)]
        prism(o, H, material='white' if grade == 'FP' else 'paper', bevel=0)
    if grade == 'FF':
        for i in range(15):
            ring(R*.965, .00045, (0, 0, .012+i*.0098), 'steel', n=72, k=5)
        for i in range(28):
            with at(rot=(0, 0, 360*i/28)):
                box((.0008, .0008, H), (R*.965, 0, H/2), 'steel', 0)
    else:
        for z in (.045, .080, .115):
            ring(R*.955, .0012, (0, 0, z), 'grey' if grade == 'FP' else 'graphite', n=72, k=6, squash=2)


def element(grade, turn):
    """Stands on its lower cap; the spigot on top carries the two O-rings that seal against the head."""
    cap = {'grey': 'grey_mid'}.get(GRADES[grade], GRADES[grade])
    jacket(grade)
    lathe([(0, -.001), (R*.98, -.001), (R*1.04, .001), (R*1.04, .012), (R*.97, .015)], material=cap, n=96)
    lathe([(R*.97, H-.015), (R*1.04, H-.012), (R*1.04, H), (R*.98, H+.003), (R*.56, H+.004), (R*.52, H+.006)], material=cap, n=96)
    lathe([(R*.52, H+.003), (R*.52, H+.024), (R*.47, H+.026), (R*.38, H+.026), (R*.38, H+.006), (0, H+.006)], material=cap, n=72)
    for z in (H+.012, H+.019):
        ring(R*.52, .0016, (0, 0, z), 'rubber', n=72)
    with at(rot=(0, 0, turn)):
        plate([rrect(.030, .022, .003)], .0008, (0, -R*.985, H*.50), 'white', rot=(90, 0, 0))
        text(grade, .0135, (0, -R*.985-.0008, H*.50), (90, 0, 0), 'navy', 'CENTER', weight=.04)


def scene():
    import studio
    for i, grade in enumerate(GRADES):
        with at((.088*i, -.012*(i % 2), .001)):
            element(grade, 12)
    studio.product_setup(fill=.72, pitch=13, azimuth=12)

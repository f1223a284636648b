"""Small grinders on a straight housing: die grinders, pencil grinder, cut-off tool."""
import math
import wordmark as wm
from core import at, circle, cyl, hose, lathe, plate, prism, ring, wrap_on_cylinder
from parts.fittings import knob
from tools.angle_grinder import guard
from tools.common import tool_setup
from tools.heads import burr, collet, gear_head, nose_cone, quick_disc
from tools.straight_body import straight_body


def die(reach=0.0):
    """Die grinder; `reach` metres of extended nose."""
    straight_body(.098, .0190)
    with at((-.020, 0, 0), (0, -90, 0)):
        nose_cone(.0170, .036, .0105)
        z = .034
        if reach:
            lathe([(.0105, z), (.0112, z+.004), (.0112, z+reach*.45), (.0100, z+reach*.47), (.0100, z+reach), (0, z+reach)], material='alu_tool', n=72, bevel=.0005)
            lathe([(.0112, z+reach-.012), (.0118, z+reach-.010), (.0118, z+reach-.001), (.0105, z+reach+.001)], material='alu_dark', n=72, bevel=.0004)
            z += reach
        burr(collet(z))


def die_row():
    die()
    with at((.040, -.105, 0)):
        die(.120)


def angle_die():
    with at((0, 0, .044)):
        straight_body(.100, .0185)
        gear_head(.0185, .046, .016, .016)
        with at((-.046, 0, 0)):
            cyl(.0088, .006, (0, 0, -.021), 'steel', n=48, bevel=.0006)
            quick_disc(-.020)


def pencil():
    """Held like a pen: knurled front, twist valve, hose straight out of the back."""
    with at(rot=(0, -90, 0)):
        lathe([(.0072, -.074), (.0080, -.070), (.0084, -.040), (.0084, .004), (.0076, .010)], material='blue', n=96, bevel=.0004)
        lathe([(.0086, -.004), (.0089, -.0032), (.0089, -.0012), (.0086, -.0004)], material='yellow', n=96, bevel=.0002)
        lathe([(.0078, .0095), (.0082, .011), (.0080, .034), (.0058, .042), (.0050, .046), (0, .046)], material='alu_tool', n=96, bevel=.0003)
        for i in range(11):
            ring(.0081, .00045, (0, 0, .0135+i*.0019), 'alu_dark', n=72, k=8)
        burr(collet(.044, .46)-.001, .0020, .009, .0015, .012, 10)
        with at((0, 0, -.088)):
            knob(.0090, .014, (0, 0, 0), material='black', ribs=16)
            lathe([(.0078, 0), (.0070, -.006), (.0052, -.012), (0, -.012)][::-1], material='alu_dark', n=48, bevel=.0004)
    hose([(.098, 0, 0), (.116, .001, -.001), (.140, .008, -.0035), (.164, .024, -.0042), (.182, .050, -.0042)], .0048)
    wrap_on_cylinder(wm.centred(), .0085, .0036, 'white', (.034, 0, 0), centre_deg=24)


def cut_off():
    """Disc upright beside the head, spindle towards the viewer, guard over its back."""
    with at((0, 0, .046)):
        straight_body(.108, .0195)
        with at(rot=(90, 0, 0)):
            gear_head(.0190, .050, .017, .022)
        with at((-.050, -.024, 0), (-90, 0, 0)):
            with at((0, 0, -.008)):
                lathe([(0, .0088), (.0366, .0088), (.0375, .0092), (.0375, .0106), (.0366, .0110), (0, .0110)], material='disc', n=128)
                plate([circle(.0205, 64)], .0006, (0, 0, .0086), 'blue_deep')
                lathe([(0, .0040), (.0085, .0040), (.0105, .0050), (.0105, .0086)], material='steel', n=64, bevel=.0005)
                prism([(.0050*math.cos(math.radians(60*i)), .0050*math.sin(math.radians(60*i))) for i in range(6)], .004, (0, 0, .0005), 'steel', bevel=.0004)
            with at((0, 0, -.006), (0, 0, -50)):
                guard(.0410)


SHOTS = {'die': die_row, 'angle-die': angle_die, 'pencil': pencil, 'cut-off': cut_off}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-28, pitch=22, fill=.82)
